import { useNavigate, useSubmit } from 'react-router'
import type { Deed } from './commands.ts'

type Show = Extract<Deed, { show: string }>['show']

/** A function that does what was chosen. */
export function useDeed(onShow: (what: Show) => void) {
  const navigate = useNavigate()
  const submit = useSubmit()
  return (deed: Deed) => {
    if ('to' in deed) void navigate(deed.to)
    else if ('url' in deed) window.location.assign(deed.url)
    else if ('show' in deed) onShow(deed.show)
    else {
      const values: Record<string, string> = deed.intent ? { intent: deed.intent } : {}
      void submit(values, { method: 'post', action: deed.post })
    }
  }
}
