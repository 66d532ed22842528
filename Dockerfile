# The product as one image: RUN decides what a container does. See docs/operations.md.
FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund --omit=dev
COPY tsconfig.base.json vite.config.ts ./
COPY scripts scripts
COPY core core
COPY server server
COPY web web
RUN npm run build

FROM node:22-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
USER node
EXPOSE 3000 2525
CMD ["node", "dist/server/main.js"]
