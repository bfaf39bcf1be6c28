import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Chooses what a search has found as soon as it has ended, for those who press Enter before: what is shown until then are
 * the results of another search. Returns a function that says whether to.
 */
export function useChooseWhenFound(isBusy: boolean, choose: () => void) {
  const [isDue, setDue] = useState(false)
  const chooseNow = useEffectEvent(choose)
  useEffect(() => {
    if (!isDue || isBusy) return
    setDue(false)
    chooseNow()
  }, [isDue, isBusy])
  return setDue
}
