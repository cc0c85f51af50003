import { testAccessibility } from './accessible.ts';

testAccessibility('desktop', ['home', 'branch', 'staff']);
