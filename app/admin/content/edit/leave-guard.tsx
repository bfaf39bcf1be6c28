import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Modal } from '#app/admin/kit/modal.tsx'
import { SmallButton } from '#app/admin/kit/small-button.tsx'
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
        <SmallButton
          type="button"
          look="solid"
          onClick={async () => {
            if ((await save()) === null) blocker.reset()
            else blocker.proceed()
          }}
        >
          Save the draft and leave
        </SmallButton>
        <SmallButton type="button" look="alarm" onClick={() => blocker.proceed()}>
          Leave without them
        </SmallButton>
        <SmallButton type="button" onClick={() => blocker.reset()}>
          Stay here
        </SmallButton>
      </div>
    </Modal>
  )
}

function addressOf({ pathname, search }: { pathname: string; search: string }) {
  return `${pathname}${search}`
}
