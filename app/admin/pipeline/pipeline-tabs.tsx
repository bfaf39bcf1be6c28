import { TabLinks } from '#app/admin/kit/tab-links.tsx'
import { adminPaths, pipelineListPath } from '#model/admin-paths.ts'

const views = { Board: adminPaths.pipeline, List: pipelineListPath }

type PipelineTabsProps = {
  current: keyof typeof views
  assignee: string | undefined
  overdue: '1' | undefined
}

/** The two views of the pipeline, which show the same leads. */
export function PipelineTabs({ current, assignee, overdue }: PipelineTabsProps) {
  const params = new URLSearchParams({
    ...(assignee && { assignee }),
    ...(overdue && { overdue }),
  })
  const query = params.size > 0 ? `?${params}` : ''
  return (
    <TabLinks
      label="View"
      isPlain
      tabs={Object.entries(views).map(([name, path]) => ({
        name,
        to: path + query,
        isCurrent: name === current,
      }))}
    />
  )
}
