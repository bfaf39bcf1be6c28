import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  // One for each entry of the build (vite.config.ts).
  serverBuildFile: '[name].js',
  // The first document contains all routes, so there is no /__manifest endpoint.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
