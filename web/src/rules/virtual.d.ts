declare module 'virtual:rules/en' {
  const book: import('../../rules/types').RulesBook;
  export default book;
}
declare module 'virtual:rules/sk' {
  const book: import('../../rules/types').RulesBook;
  export default book;
}
declare module 'virtual:rules/tiles' {
  const kinds: import('../../rules/types').TileKinds;
  export default kinds;
}
