import { useState } from 'react'
import { useUrlState } from '#ui/use-url-state.ts'
import { allParams, fromParam, toParam } from './group-param.ts'
import type { TabGroup, TabGroups } from './schema.ts'

/**
 * The active group and tab, kept in the URL, and the tab of every other group: the last one opened
 * (specification 4), or the first in the layout "switch".
 */
export function useGroupState({ id, layout, groups }: TabGroups) {
  const params = allParams(groups) as [string, ...string[]]
  const [param, setParam] = useUrlState(id, params)
  const [lastTabs, setLastTabs] = useState<Record<string, string | undefined>>({})
  const selected = fromParam(groups, param)

  function tabOf(group: TabGroup) {
    if (group.id === selected.group) return selected.tab
    return lastTabs[group.id] ?? group.tabs[0]?.id
  }

  function chooseGroup(next: string) {
    const group = groups.find(({ id }) => id === next)
    if (!group || next === selected.group) return
    if (layout !== 'switch') setLastTabs({ ...lastTabs, [selected.group]: selected.tab })
    setParam(toParam(groups, { group: next, tab: tabOf(group) }))
  }

  function chooseTab(tab: string) {
    setParam(toParam(groups, { group: selected.group, tab }))
  }

  return { active: selected.group, tabOf, chooseGroup, chooseTab }
}
