type Groups = readonly { id: string; tabs: readonly { id: string }[] }[]

/** The active group and its tab, if it has tabs. */
export type Selection = { group: string; tab: string | undefined }

/** The URL parameter of a selection: "design" (its first tab) or "design.wireframe". */
export function toParam(groups: Groups, { group, tab }: Selection) {
  const first = groups.find(({ id }) => id === group)?.tabs[0]?.id
  return tab === undefined || tab === first ? group : `${group}.${tab}`
}

export function fromParam(groups: Groups, param: string): Selection {
  const [group = '', tab] = param.split('.')
  return { group, tab: tab ?? groups.find(({ id }) => id === group)?.tabs[0]?.id }
}

/** All valid URL parameters, the default first. */
export function allParams(groups: Groups) {
  return groups.flatMap(({ id, tabs }) => [id, ...tabs.map((tab) => `${id}.${tab.id}`)])
}
