import { createContext, useContext, useEffect, useRef } from 'react'

/** A key of the screen that is open: "r", or a name such as "Enter". */
export type ScreenKey = { key: string; label: string; run: () => void }

/** The keys of the open screen, the newest part of it first. */
type Registry = {
  isOn: boolean
  add: (keys: () => ScreenKey[]) => () => void
}

export const ScreenKeysContext = createContext<Registry>({ isOn: false, add: () => () => {} })

/** Whether keys without Ctrl or ⌘ do something in this browser. */
export function useKeysOn() {
  return useContext(ScreenKeysContext).isOn
}

/** Keys that do something while this part of the screen is shown. They are in the list of shortcuts, too. */
export function useScreenKeys(keys: ScreenKey[]) {
  const { add } = useContext(ScreenKeysContext)
  const current = useRef(keys)
  useEffect(() => {
    current.current = keys
  })
  useEffect(() => add(() => current.current), [add])
}
