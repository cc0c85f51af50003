# Theke as an image: not root, no write access but to /data, nothing of the build in it.
#   docker build -t theke .
#   docker run --read-only --tmpfs /tmp -v theke:/data -p 3000:3000 theke

FROM node:24-bookworm-slim AS build
WORKDIR /theke
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /theke
COPY package.json package-lock.json ./
RUN npm ci --omit=dev

FROM node:24-bookworm-slim
WORKDIR /theke
COPY package.json LICENSE ./
COPY prisma/migrations prisma/migrations
COPY prisma/demo/pictures prisma/demo/pictures
COPY --from=packages /theke/node_modules node_modules
COPY --from=build /theke/dist dist
RUN mkdir -m 700 /data && chown node:node /data
ENV NODE_ENV=production DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# One helper thread of V8 is enough, and each more keeps memory of its own.
CMD ["node", "--v8-pool-size=1", "dist/server/main.js"]
