/** Stories included in the base price (spec §9). Separate from the quote rules, which load later. */
export const includedStories = 2;
