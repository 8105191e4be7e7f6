# The mock as a host for shared shops: docker build -t meridian . && docker run -p 4010:4010 -v meridian:/data meridian
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && npm run demo -- --no-serve

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/contracts ./contracts
COPY --from=build /app/mocks ./mocks
COPY --from=build /app/dist/demo ./dist/demo
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4010
HEALTHCHECK CMD ["node", "-e", "fetch('http://localhost:4010/_mock/openapi.json').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "mocks/hosts/node/server.ts", "--public", "--keep", "/data"]
