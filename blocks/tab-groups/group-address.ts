type Groups = readonly { id: string; tabs: readonly { id: string }[] }[]

/** An active group and its tab; a group without tabs has none. */
export type GroupPlace = { group: string; tab: string | undefined }

/** "design" or "design.wireframe": a group's first tab needs no name. */
export function addressOf(groups: Groups, { group, tab }: GroupPlace) {
  const first = groups.find(({ id }) => id === group)?.tabs[0]?.id
  return tab === undefined || tab === first ? group : `${group}.${tab}`
}

/** The place that an address names. */
export function placeOf(groups: Groups, address: string): GroupPlace {
  const [group = '', tab] = address.split('.')
  return { group, tab: tab ?? groups.find(({ id }) => id === group)?.tabs[0]?.id }
}

/** Every address there is, the default first. */
export function addressesOf(groups: Groups) {
  return groups.flatMap(({ id, tabs }) => [id, ...tabs.map((tab) => `${id}.${tab.id}`)])
}
