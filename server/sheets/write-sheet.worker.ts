import { parentPort } from 'node:worker_threads';
import { type TextSheet, xlsxOf } from './write-sheet.ts';

parentPort!.on('message', async (sheet: TextSheet) => parentPort!.postMessage(await xlsxOf(sheet)));
