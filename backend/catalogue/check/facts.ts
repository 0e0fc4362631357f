export interface KnownStore {
  gid: number
  currency: string
}

export interface KnownCategory {
  parentId: number | null
  /** whether a store or a deal is in it */
  isUsed: boolean
}

export interface StoredFacts {
  stores: Map<string, KnownStore>
  /** key of the store by its domain */
  domains: Map<string, string>
  /** those of the files, else those stored */
  categories: Map<number, KnownCategory>
  /** hosts that are no store's */
  sharedHosts: Set<string>
}
