import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'
import { Spinner } from '#ui/button.tsx'

/** 'solid' for the one thing that a screen is for, 'alarm' for what takes something away. */
type Look = 'solid' | 'plain' | 'alarm'

type SmallButtonProps = ComponentProps<'button'> & { look?: Look; busy?: boolean }

/** The back office's button: dense, 44 px high. While `busy` or `aria-disabled` it keeps the focus and does nothing. */
export function SmallButton({ look = 'plain', busy = false, children, ...rest }: SmallButtonProps) {
  const waits = busy || Boolean(rest['aria-disabled'])
  return (
    <button
      {...rest}
      aria-disabled={waits || undefined}
      aria-busy={busy || undefined}
      onClick={waits ? ignore : rest.onClick}
      className="small-button"
      data-look={look}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

/** A form is not sent a second time, by the Enter key neither. */
function ignore(event: MouseEvent) {
  event.preventDefault()
}

type SmallLinkProps = ComponentProps<typeof Link> & { look?: Look }

/** A link that looks like it. */
export function SmallLink({ look = 'plain', ...rest }: SmallLinkProps) {
  return <Link {...rest} className="small-button" data-look={look} />
}
