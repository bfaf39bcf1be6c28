import { TabLinks } from '#app/admin/kit/tab-links.tsx'

type PersonTabsProps = { path: string; current: string; people: { id: string; name: string }[] }

/** Whose hours or calendars a screen shows, for those who may change others'. */
export function PersonTabs({ path, current, people }: PersonTabsProps) {
  if (people.length < 2) return null
  return (
    <TabLinks
      label="Person"
      isPlain
      tabs={people.map(({ id, name }) => ({
        name,
        to: `${path}?person=${id}`,
        isCurrent: id === current,
      }))}
    />
  )
}
