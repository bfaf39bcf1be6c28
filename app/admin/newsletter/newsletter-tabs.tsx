import { TabLinks } from '#app/admin/kit/tab-links.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { adminPaths, newsletterPaths } from '#model/admin-paths.ts'

const tabs = [
  { name: 'Subscribers', to: adminPaths.newsletter },
  { name: 'Issues', to: newsletterPaths.issues },
  { name: 'Suppressed', to: newsletterPaths.suppressed },
] as const

/** The lists of the newsletter. */
export function NewsletterTabs({ current }: { current: (typeof tabs)[number]['name'] }) {
  const { role } = usePerson()
  const shown = tabs.filter(({ to }) => mayAct(role, 'editor') || to === newsletterPaths.issues)
  return (
    <TabLinks
      label="Newsletter"
      tabs={shown.map((tab) => ({ ...tab, isCurrent: tab.name === current }))}
    />
  )
}
