import { spawn } from 'node:child_process';
import { installDependencies } from './lib/dependencies.mjs';
import { freePort } from './lib/free-port.mjs';
import { inRoot, requireNode, root } from './lib/project.mjs';
import { waitForServer } from './lib/wait-for-server.mjs';

requireNode();
process.chdir(root);
await installDependencies({ development: true });

// Vite serves the client with hot reload and proxies all other requests to the server.
const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);
const address = process.env.PUBLIC_URL || `http://localhost:${port}`;
const behind = await freePort();
const env = { ...process.env, HOST: '127.0.0.1', PORT: String(behind), PUBLIC_URL: address };

const tsx = inRoot('node_modules', 'tsx', 'dist', 'cli.mjs');
const watched = ['--include', 'server/**/*.sql', '--include', 'server/**/*.css'];
const options = ['--clear-screen=false', '--tsconfig', 'server/tsconfig.json', ...watched];
const server = spawn(process.execPath, [tsx, 'watch', ...options, 'server/app/main.ts'], {
  cwd: root,
  env,
  stdio: ['ignore', 'inherit', 'inherit'],
});

// vite.config.ts reads the server's port from PORT, like the server.
process.env.PORT = String(behind);
const { createServer } = await import('vite');
const web = await createServer({
  configFile: inRoot('vite.config.ts'),
  clearScreen: false,
  logLevel: 'warn',
  plugins: [waitForServer(behind)],
  server: { host, port, strictPort: true },
});

let ending = false;
async function end(code) {
  if (ending) return;
  ending = true;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  if (server.exitCode === null && server.kill('SIGTERM')) await gone;
  await web.close();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));
server.on('exit', () => end(1));

try {
  await web.listen();
  console.log('Starting the development server …');
} catch (error) {
  console.error(error.message);
  await end(1);
}
