import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  // The whole route table travels with the first page, so no /__manifest address exists.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
