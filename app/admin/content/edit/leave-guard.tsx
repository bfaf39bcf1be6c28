import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { Modal } from '#app/admin/kit/modal.tsx'
import { Button } from '#ui/button.tsx'

type LeaveGuardProps = { isSaved: boolean; save: () => Promise<boolean> }

/** Asks for confirmation before leaving with unsaved changes. */
export function LeaveGuard({ isSaved, save }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isSaved && urlOf(currentLocation) !== urlOf(nextLocation),
  )
  /** "Stay" may be pressed while the draft is being saved. */
  const latest = useRef(blocker)
  latest.current = blocker
  useEffect(() => {
    if (isSaved) return
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', preventUnload)
    return () => window.removeEventListener('beforeunload', preventUnload)
  }, [isSaved])
  if (blocker.state !== 'blocked') return null
  return (
    <Modal title="You have unsaved changes" onClose={() => blocker.reset()}>
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          type="button"
          onClick={async () => {
            if (await save()) latest.current.proceed?.()
            else latest.current.reset?.()
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

function urlOf({ pathname, search }: { pathname: string; search: string }) {
  return `${pathname}${search}`
}
