/** What is used of jsdom's serializer, which comes without types: it takes anything that looks like nodes of a DOM. */
declare module 'w3c-xmlserializer' {
  export default function serialize(
    node: { readonly nodeType: number },
    options?: { readonly requireWellFormed?: boolean },
  ): string;
}
