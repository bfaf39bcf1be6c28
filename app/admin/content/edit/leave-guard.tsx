import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Modal } from '#app/admin/kit/modal.tsx'
import { Button } from '#ui/button.tsx'
import type { EditedDocument } from './use-document.ts'

/** Asks before somebody leaves words behind that are not saved. */
export function LeaveGuard({ document: { isKept, save } }: { document: EditedDocument }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isKept && addressOf(currentLocation) !== addressOf(nextLocation),
  )
  useEffect(() => {
    if (isKept) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isKept])
  if (blocker.state !== 'blocked') return null
  return (
    <Modal title="Your last changes are not saved yet" onClose={() => blocker.reset()}>
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          type="button"
          onClick={async () => {
            if ((await save()) === null) blocker.reset()
            else blocker.proceed()
          }}
        >
          Save the draft and leave
        </Button>
        <Button size="sm" type="button" variant="danger" onClick={() => blocker.proceed()}>
          Leave without them
        </Button>
        <Button size="sm" variant="outline" type="button" onClick={() => blocker.reset()}>
          Stay here
        </Button>
      </div>
    </Modal>
  )
}

function addressOf({ pathname, search }: { pathname: string; search: string }) {
  return `${pathname}${search}`
}
