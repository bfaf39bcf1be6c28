import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { Spinner } from '#ui/button.tsx'

/** 'solid' for the one thing that a screen is for, 'alarm' for what takes something away. */
type Look = 'solid' | 'plain' | 'alarm'

type SmallButtonProps = ComponentProps<'button'> & { look?: Look; busy?: boolean }

/** The back office's button: dense, 44 px high. */
export function SmallButton({ look = 'plain', busy = false, children, ...rest }: SmallButtonProps) {
  return (
    <button {...rest} disabled={busy || rest.disabled} className="small-button" data-look={look}>
      {busy && <Spinner />}
      {children}
    </button>
  )
}

type SmallLinkProps = ComponentProps<typeof Link> & { look?: Look }

/** A link that looks like it. */
export function SmallLink({ look = 'plain', ...rest }: SmallLinkProps) {
  return <Link {...rest} className="small-button" data-look={look} />
}
