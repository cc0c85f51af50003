import { testAccessibility } from './accessible.ts';

testAccessibility('desktop');
