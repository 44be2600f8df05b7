const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

export const SVG = 'http://www.w3.org/2000/svg';
export const XLINK = 'http://www.w3.org/1999/xlink';

/** The allowed elements of a logo. All others in the SVG namespace are refused. */
export const drawnElements = words(`
  svg g defs symbol use switch path rect circle ellipse line polyline polygon text tspan textPath image a
  linearGradient radialGradient stop pattern clipPath mask marker style title desc metadata view
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`);

/** The allowed attributes without a prefix, besides `data-…` and `aria-…`. */
export const knownAttributes = words(`
  id class style lang role tabindex version baseProfile viewBox preserveAspectRatio width height x y x1 x2 y1 y2 cx cy r rx ry
  fx fy fr d points transform pathLength dx dy rotate textLength lengthAdjust startOffset method spacing side offset href type
  media title name content zoomAndPan contentScriptType contentStyleType enable-background externalResourcesRequired
  requiredFeatures requiredExtensions systemLanguage target rel download
  gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits maskUnits
  maskContentUnits markerUnits markerWidth markerHeight refX refY orient filterUnits primitiveUnits filterRes
  in in2 result mode values tableValues slope intercept amplitude exponent operator k1 k2 k3 k4 order kernelMatrix divisor bias
  targetX targetY edgeMode kernelUnitLength preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent
  limitingConeAngle pointsAtX pointsAtY pointsAtZ z azimuth elevation scale xChannelSelector yChannelSelector stdDeviation
  radius baseFrequency numOctaves seed stitchTiles
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-profile color-rendering cursor direction display dominant-baseline fill fill-opacity fill-rule filter flood-color
  flood-opacity font font-family font-feature-settings font-size font-size-adjust font-stretch font-style font-variant
  font-weight glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning letter-spacing
  lighting-color line-height marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow
  paint-order pointer-events shape-rendering solid-color solid-opacity stop-color stop-opacity stroke stroke-dasharray
  stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-align text-anchor
  text-decoration text-indent text-rendering text-transform transform-origin unicode-bidi vector-effect visibility
  white-space word-spacing writing-mode xmlns
`);

/** Namespaces of data that drawing programs store for themselves. It is not drawn. */
export const editorNamespaces = words(`
  http://www.inkscape.org/namespaces/inkscape http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd
  http://www.w3.org/1999/02/22-rdf-syntax-ns# http://creativecommons.org/ns# http://web.resource.org/cc/
  http://purl.org/dc/elements/1.1/ http://www.bohemiancoding.com/sketch/ns http://www.serif.com/
  http://ns.adobe.com/AdobeIllustrator/10.0/ http://ns.adobe.com/Extensibility/1.0/ http://ns.adobe.com/Graphs/1.0/
  http://ns.adobe.com/Variables/1.0/ http://ns.adobe.com/SaveForWeb/1.0/ http://ns.adobe.com/ImageReplacement/1.0/
  http://ns.adobe.com/GenericCustomNamespace/1.0/ http://ns.adobe.com/XPath/1.0/ http://vectornator.io
  http://krita.org/namespaces/svg/krita http://xmlns.com/foaf/0.1/
`);

/** Namespaces that every document may use. */
export const usualNamespaces = words(
  `${SVG} ${XLINK} http://www.w3.org/XML/1998/namespace http://www.w3.org/2000/xmlns/`,
);
