export function SchematicLabel({ children }: { children: string }) {
  return (
    <span className="pointer-events-none absolute start-2.5 top-2.5 rounded-button bg-surface/90 px-2.5 py-1 text-xs font-semibold text-ink-soft shadow-card">
      {children}
    </span>
  )
}
