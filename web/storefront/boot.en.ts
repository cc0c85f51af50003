import './boot.ts';
