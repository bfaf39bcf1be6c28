import { useState } from 'react'
import { useAddressState } from '#ui/use-address-state.ts'
import { addressesOf, addressOf, placeOf } from './group-address.ts'
import type { TabGroup, TabGroups } from './schema.ts'

/**
 * The active group, which the address keeps with its tab, and the tab of every other group: the one that was left
 * there (specification 4), or the first where the block starts anew.
 */
export function useGroupState({ id, layout, groups }: TabGroups) {
  const addresses = addressesOf(groups) as [string, ...string[]]
  const [address, setAddress] = useAddressState(id, addresses)
  const [left, setLeft] = useState<Record<string, string | undefined>>({})
  const place = placeOf(groups, address)

  function tabOf(group: TabGroup) {
    if (group.id === place.group) return place.tab
    return left[group.id] ?? group.tabs[0]?.id
  }

  function chooseGroup(next: string) {
    const group = groups.find((one) => one.id === next)
    if (!group || next === place.group) return
    if (layout !== 'switch') setLeft({ ...left, [place.group]: place.tab })
    setAddress(addressOf(groups, { group: next, tab: tabOf(group) }))
  }

  function chooseTab(tab: string) {
    setAddress(addressOf(groups, { group: place.group, tab }))
  }

  return { active: place.group, tabOf, chooseGroup, chooseTab }
}
