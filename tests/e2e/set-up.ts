import { build } from '#tests/built.ts';
import { shopTemplate } from './shop-template.ts';

/** Once for all files: what they start from. */
export default async function setUp(): Promise<void> {
  build();
  await shopTemplate();
}
