export { type VoronoiRequest, type VoronoiSizes, voronoi, voronoiSpace } from './voronoi.ts';
export { voronoiMesh } from './voronoi-mesh.ts';
