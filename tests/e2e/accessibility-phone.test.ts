import { testAccessibility } from './accessible.ts';

testAccessibility('phone');
