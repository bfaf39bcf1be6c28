import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Modal } from '#app/admin/kit/modal.tsx'
import { Button } from '#ui/button.tsx'

type LeaveGuardProps = { isSaved: boolean; save: () => Promise<boolean> }

/** Asks before unsaved changes are left behind. */
export function LeaveGuard({ isSaved, save }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isSaved && addressOf(currentLocation) !== addressOf(nextLocation),
  )
  useEffect(() => {
    if (isSaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSaved])
  if (blocker.state !== 'blocked') return null
  return (
    <Modal title="You have unsaved changes" onClose={() => blocker.reset()}>
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          type="button"
          onClick={async () => {
            if (await save()) blocker.proceed()
            else blocker.reset()
          }}
        >
          Save draft and leave
        </Button>
        <Button size="sm" type="button" variant="danger" onClick={() => blocker.proceed()}>
          Leave without saving
        </Button>
        <Button size="sm" variant="outline" type="button" onClick={() => blocker.reset()}>
          Stay
        </Button>
      </div>
    </Modal>
  )
}

function addressOf({ pathname, search }: { pathname: string; search: string }) {
  return `${pathname}${search}`
}
