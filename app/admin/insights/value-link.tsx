import { Link, useLocation } from 'react-router'
import { adminPaths } from '#model/admin-paths.ts'
import {
  type Dimension,
  type FilterDimension,
  filterDimensions,
  OTHER,
} from '#model/insights/insights.ts'
import { overviewPath } from './with-query.ts'

type ValueLinkProps = { dimension: Dimension; value: string; name: string }

/** A value that leads to the visits with it; what was summed as "(other)" can't be filtered by. */
export function ValueLink({ dimension, value, name }: ValueLinkProps) {
  const { pathname, search } = useLocation()
  if (!isFilter(dimension) || value === OTHER) return name
  return (
    <Link
      to={overviewPath(search, { by: dimension, is: value })}
      className="row-link"
      aria-label={`${name}: show only these visits`}
      preventScrollReset={pathname === adminPaths.insights}
    >
      {name}
    </Link>
  )
}

function isFilter(dimension: Dimension): dimension is FilterDimension {
  return dimension in filterDimensions
}
