import { TabLinks } from '#app/admin/kit/tab-links.tsx'
import { adminPaths, newsletterPaths } from '#model/admin-paths.ts'

const tabs = [
  { name: 'Subscribers', to: adminPaths.newsletter },
  { name: 'Letters', to: newsletterPaths.letters },
]

/** The two lists of the newsletter. */
export function NewsletterTabs({ current }: { current: 'Subscribers' | 'Letters' }) {
  return (
    <TabLinks
      label="Newsletter"
      tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.name === current }))}
    />
  )
}
