import { useEffect, useState } from 'react'

const KEY = 'admin-shortcuts'

/** Whether shortcuts without Ctrl or ⌘ are on in this browser. Speech input may press keys by mistake (WCAG 2.1.4). */
export function useShortcutSwitch() {
  const [isOn, setOn] = useState(true)
  // Only the browser knows.
  useEffect(() => setOn(localStorage.getItem(KEY) !== 'off'), [])
  const change = (next: boolean) => {
    if (next) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
    setOn(next)
  }
  return [isOn, change] as const
}
