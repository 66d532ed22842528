import { spawn } from 'node:child_process';
import { root } from './project.mjs';

const running = new Set();
let signalsHeld = false;

/** What we started must not outlive us. */
function holdSignals() {
  if (signalsHeld) return;
  signalsHeld = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
}

/** Hands the signals back, for a server that is about to run in this very process and has its own way to end. */
export function releaseSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, onSignal);
  signalsHeld = false;
}

function onSignal(signal) {
  for (const child of running) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  process.exit(signal === 'SIGINT' ? 130 : 143);
}

/**
 * Runs a command to its end. Its output is kept and handed back, or shown as it comes with `show`.
 * Resolves in either case: a failing command is a result to look at, not an accident.
 */
export function runCommand(command, args, { show = false, ...options } = {}) {
  holdSignals();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      ...options,
    });
    running.add(child);
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => {
      running.delete(child);
      resolve({ ok: false, output: `${output}${error.message}\n` });
    });
    child.on('close', (code) => {
      running.delete(child);
      resolve({ ok: code === 0, output });
    });
  });
}

/** A command of a dependency, run by this same Node.js: works whatever PATH says. */
export const runNode = (script, args, options) => runCommand(process.execPath, [script, ...args], options);
