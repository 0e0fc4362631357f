/** Tiles of a market's floor, in the site's accent. */
export function SitePattern() {
  return (
    <svg aria-hidden className="absolute inset-0 size-full bg-accent text-on-accent">
      <pattern id="site-pattern" width="192" height="192" patternUnits="userSpaceOnUse">
        <g fill="currentColor">
          <path d="M0 0h96A96 96 0 0 1 0 96z" opacity=".1" />
          <path d="M192 96v96H96a96 96 0 0 1 96-96z" opacity=".16" />
          <path d="M96 96H0a96 96 0 0 0 96 96z" opacity=".06" />
          <path d="M96 0h96v96a96 96 0 0 1-96-96z" opacity=".06" />
          <circle cx="144" cy="48" r="20" opacity=".2" />
          <circle cx="48" cy="144" r="10" opacity=".3" />
        </g>
      </pattern>
      <rect width="100%" height="100%" fill="url(#site-pattern)" />
    </svg>
  )
}
