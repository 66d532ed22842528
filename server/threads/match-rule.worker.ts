import { parentPort } from 'node:worker_threads';
import { type Trial, tryRule } from './match-rule.ts';

parentPort!.on('message', (trial: Trial) => parentPort!.postMessage(tryRule(trial)));
