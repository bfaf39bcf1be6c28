import { ScreenHead } from '../ui/screen-head.tsx'

export const meta = () => [{ title: 'Overview' }]

export default function Dashboard() {
  return <ScreenHead title="Overview" />
}
