import { Link, useLocation } from 'react-router'
import {
  type Dimension,
  type FilterDimension,
  filterDimensions,
  OTHER,
} from '#model/insights/insights.ts'
import { withQuery } from './with-query.ts'

type ValueLinkProps = { dimension: Dimension; value: string; name: string }

/** A value that leads to the visits with it; what was summed as "(other)" can't be filtered by. */
export function ValueLink({ dimension, value, name }: ValueLinkProps) {
  const { search } = useLocation()
  if (!isFilter(dimension) || value === OTHER) return name
  return (
    <Link
      to={withQuery(search, { by: dimension, is: value })}
      className="row-link"
      aria-label={`${name}: show only these visits`}
      preventScrollReset
    >
      {name}
    </Link>
  )
}

function isFilter(dimension: Dimension): dimension is FilterDimension {
  return dimension in filterDimensions
}
