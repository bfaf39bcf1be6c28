import { TabLinks } from '#app/admin/kit/tab-links.tsx'
import { adminPaths, callPaths } from '#model/admin-paths.ts'

const tabs = [
  { name: 'Booked', to: adminPaths.calls },
  { name: 'Hours', to: callPaths.hours },
  { name: 'Calendars', to: callPaths.calendars },
  { name: 'Kinds of calls', to: callPaths.kinds },
] as const

/** The booked calls, and what can be booked when. */
export function CallTabs({ current }: { current: (typeof tabs)[number]['name'] }) {
  return (
    <TabLinks
      label="Calls"
      tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.name === current }))}
    />
  )
}
