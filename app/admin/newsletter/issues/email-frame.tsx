import type { ComponentProps } from 'react'
import { VersionFrame } from '#app/admin/kit/version-frame.tsx'
import { issueHtmlPath } from '#model/admin-paths.ts'

type EmailFrameProps = Pick<ComponentProps<typeof VersionFrame>, 'version' | 'initialWidth'> & {
  id: string
}

/** An issue as subscribers get it. */
export function EmailFrame({ id, ...shown }: EmailFrameProps) {
  return (
    <VersionFrame
      {...shown}
      label="Preview of the email"
      title="The email"
      src={(version) => `${issueHtmlPath(id)}?version=${version}`}
      fullWidth={720}
    />
  )
}
