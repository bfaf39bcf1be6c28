import { TabLinks } from '#app/admin/kit/tab-links.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { adminPaths, newsletterPaths } from '#model/admin-paths.ts'

const tabs = [
  { name: 'Subscribers', to: adminPaths.newsletter },
  { name: 'Letters', to: newsletterPaths.letters },
]

/** The two lists of the newsletter. */
export function NewsletterTabs({ current }: { current: 'Subscribers' | 'Letters' }) {
  const { role } = usePerson()
  const shown = tabs.filter(({ to }) => mayAct(role, 'editor') || to === newsletterPaths.letters)
  return (
    <TabLinks
      label="Newsletter"
      tabs={shown.map((tab) => ({ ...tab, isCurrent: tab.name === current }))}
    />
  )
}
