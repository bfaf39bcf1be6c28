import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Panel } from './panel.tsx'

type ConflictNoticeProps = {
  title: ReactNode
  /** What differs, or where to see the other version. */
  children: ReactNode
  /** Without it, the newer version cannot be replaced. */
  onOverwrite?: () => void
  /** More buttons. */
  actions?: ReactNode
  /** False after an autosave, which must not interrupt typing. */
  takesFocus?: boolean
}

/** Someone else saved a newer version: compare, then choose. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { title, children, onOverwrite, actions, takesFocus = true } = props
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) panel.current?.focus()
  }, [takesFocus])
  return (
    <Panel
      ref={panel}
      tabIndex={-1}
      role="alert"
      aria-labelledby="conflict-title"
      className="bg-raised outline-none"
    >
      <h3 id="conflict-title" className="text-section">
        {title}
      </h3>
      {children}
      <div className="flex flex-wrap gap-2">
        {onOverwrite && (
          <Button size="sm" variant="danger" type="button" onClick={onOverwrite}>
            Save mine over theirs
          </Button>
        )}
        {actions}
      </div>
    </Panel>
  )
}
