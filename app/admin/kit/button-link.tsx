import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'

type ButtonLinkProps = ComponentProps<typeof Link> & Parameters<typeof buttonClass>[0]

/** A link to a page of the admin that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, className, ...rest } = props
  return <Link {...rest} className={cn(buttonClass(props), className)} />
}
