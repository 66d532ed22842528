import { spawn } from 'node:child_process';
import { root } from './project.mjs';

const running = new Set();
let signalsHeld = false;

/** Child processes must not outlive this one. */
function holdSignals() {
  if (signalsHeld) return;
  signalsHeld = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
}

/** Removes our signal handlers, for a server that runs in this process with its own graceful shutdown. */
export function releaseSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, onSignal);
  signalsHeld = false;
}

function onSignal(signal) {
  for (const child of running) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  process.exit(signal === 'SIGINT' ? 130 : 143);
}

/**
 * Runs a command to its end. The output is returned or, with `show`, passed through. Always resolves: a failing command is a
 * result, not an exception.
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

/** Runs a script with this Node.js executable, whatever is in the PATH. */
export const runNode = (script, args, options) => runCommand(process.execPath, [script, ...args], options);
