/** Elements that only draw. */
export const svgElements = new Set(
  `svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan
  linearGradient radialGradient stop clipPath mask`.split(/\s+/),
)

/** Their attributes, as hast names them; `href` is checked apart. */
export const svgProperties = new Set(
  `id className style viewBox preserveAspectRatio xmlns width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points
  transform dx dy rotate textLength lengthAdjust pathLength offset gradientUnits gradientTransform spreadMethod
  clipPathUnits maskUnits maskContentUnits clipPath clipRule mask fill fillOpacity fillRule stroke strokeWidth
  strokeLineCap strokeLineJoin strokeDashArray strokeDashOffset strokeMiterLimit strokeOpacity stopColor stopOpacity
  opacity color display visibility fontFamily fontSize fontStyle fontWeight fontVariant textAnchor letterSpacing
  wordSpacing dominantBaseline alignmentBaseline baselineShift shapeRendering textRendering paintOrder vectorEffect
  xmlSpace role ariaLabel ariaHidden`.split(/\s+/),
)
