import { useEffect, useEffectEvent, useRef } from 'react'
import { useBlocker } from 'react-router'
import { Modal } from '#app/admin/kit/modal.tsx'
import { Button } from '#ui/button.tsx'

type LeaveGuardProps = {
  isSaved: boolean
  isPublishing: boolean
  save: () => Promise<boolean>
  /** Takes what was typed last into what is to be saved. */
  flush: () => void
}

/** Asks for confirmation before leaving with unsaved changes; while they are published, waits for that. */
export function LeaveGuard({ isSaved, isPublishing, save, flush }: LeaveGuardProps) {
  const saved = useRef(isSaved)
  saved.current = isSaved
  function hasUnsaved() {
    flush()
    return !saved.current
  }
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      urlOf(currentLocation) !== urlOf(nextLocation) && hasUnsaved(),
  )
  /** "Stay" may be pressed while the draft is being saved. */
  const latest = useRef(blocker)
  latest.current = blocker
  const guard = useEffectEvent((event: BeforeUnloadEvent) => {
    if (hasUnsaved()) event.preventDefault()
  })
  useEffect(() => {
    const preventUnload = (event: BeforeUnloadEvent) => guard(event)
    window.addEventListener('beforeunload', preventUnload)
    return () => window.removeEventListener('beforeunload', preventUnload)
  }, [])
  const wasPublishing = useRef(isPublishing)
  useEffect(() => {
    if (wasPublishing.current && !isPublishing && isSaved) latest.current.proceed?.()
    wasPublishing.current = isPublishing
  }, [isPublishing, isSaved])
  if (blocker.state !== 'blocked') return null
  if (isPublishing) {
    return (
      <Modal title="Publishing…" onClose={() => blocker.reset()}>
        <p>You leave as soon as your changes are published.</p>
        <Button size="sm" variant="outline" type="button" onClick={() => blocker.reset()}>
          Stay
        </Button>
      </Modal>
    )
  }
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
