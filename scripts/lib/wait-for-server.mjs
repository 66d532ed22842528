import { createConnection } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

function listens(port) {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    const settle = (value) => {
      socket.destroy();
      resolve(value);
    };
    socket.on('connect', () => settle(true));
    socket.on('error', () => settle(false));
  });
}

/**
 * Vite plugin: requests wait while the server restarts after a change, instead of failing.
 *
 * @param {number} port
 * @returns {import('vite').Plugin}
 */
export function waitForServer(port) {
  return {
    name: 'wait-for-server',
    configureServer(web) {
      const paths = Object.keys(web.config.server.proxy ?? {});
      web.middlewares.use(async (request, _response, next) => {
        const forServer = paths.some((path) => request.url?.startsWith(path));
        for (let tries = 0; forServer && tries < 150 && !(await listens(port)); tries++) await wait(200);
        next();
      });
    },
  };
}
